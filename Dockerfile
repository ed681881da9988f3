# Build and run: docs/howto/deploy.md

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node /data /assets
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY games games
COPY server server
COPY ui/fonts ui/fonts
COPY --from=build /site/dist/app dist/app
COPY --from=build /site/dist/games dist/games
COPY --from=build /site/dist/render dist/render
USER node
VOLUME /data
EXPOSE 4173
# `node` rather than `npm`, so that the process receives SIGTERM itself.
CMD ["node", "server/serve.ts"]
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4173}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
