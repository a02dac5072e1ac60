# The gateway with the built H5 app: one process is the product.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY gateway/package.json gateway/
COPY gateway/runtime/package.json gateway/runtime/
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
ARG APP_ENV=DEV
ENV APP_ENV=${APP_ENV}
RUN node scripts/build-all.mjs

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=10086 DATA_DIR=/data WEB_ROOT=/app/dist/h5
COPY package.json package-lock.json ./
COPY gateway/package.json gateway/
COPY gateway/runtime/package.json gateway/runtime/
# What the bundle leaves outside: 65 MB. All other packages are in it.
RUN npm ci --omit=dev --workspace @gas/gateway-runtime --no-audit --no-fund --ignore-scripts && npm cache clean --force && mkdir /data && chown node:node /data
COPY --from=build /app/dist/gateway dist/gateway
COPY --from=build /app/dist/h5 dist/h5
USER node
VOLUME /data
EXPOSE 10086
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "dist/gateway/main.mjs"]
