# Builds the wheel, with the rules compiled, then installs it into a slim image that runs as nobody in particular.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --no-install-recommends --yes gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir uv
WORKDIR /source
COPY . .
ENV BACKROOM_MUST_BUILD=1
RUN uv export --no-dev --no-hashes --no-emit-project --quiet --output-file /requirements.txt \
    && uv build --wheel --out-dir /wheels

FROM python:3.12-slim
RUN useradd --system --uid 10001 --create-home backroom && mkdir /data && chown backroom /data
COPY --from=build /requirements.txt /wheels /tmp/backroom/
RUN pip install --no-cache-dir --requirement /tmp/backroom/requirements.txt \
    && pip install --no-cache-dir --no-deps /tmp/backroom/*.whl && rm -r /tmp/backroom
USER backroom
ENV BACKROOM_HOST=0.0.0.0 BACKROOM_PORT=8000 BACKROOM_DATA_DIR=/data BACKROOM_NO_BROWSER=1 BACKROOM_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
ENTRYPOINT ["backroom"]
CMD ["serve"]
