/*
 * Six projects, one per runtime a test needs:
 *   domain       plain rules, contract, scripts              node
 *   gateway      the gateway on a real database               node; PGlite, or a server through TEST_DATABASE_URL
 *   gateway-lite the part of it that PGlite runs beside a server: generated suites, properties, gateway/db, *.lite.test.ts
 *   h5           components and client mechanisms             jsdom, the files H5 gets (index.ts)
 *   weapp-graph  the same mechanisms for the mini-program     jsdom + wx, the files weapp gets (index.weapp.ts)
 *   weapp        the BUILT mini-program in dist/weapp         miniprogram-simulate and the host of test/host
 * `x.weapp.test.ts` runs in weapp-graph, `x.both.test.ts` in both client graphs, every other src test in h5.
 */
import { fileURLToPath } from 'node:url'
import { unbuiltPages } from './scripts/lib/unbuilt.mjs'
import product from './test/setup/product.cjs'

const rootDir = fileURLToPath(new URL('.', import.meta.url))

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: true,
  },
]

/** Packages that ship ES modules only (or ESM first in jsdom) and must be compiled for jest. */
const esm =
  '@seriousme|@tarojs|@stencil|@nutui|@tanstack|@babel/runtime/helpers/esm|swiper|lodash-es|query-string|decode-uri-component|filter-obj|split-on-first|d3-[a-z-]+|internmap|big\\.js'

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@domain/(.*)$': '<rootDir>/domain/$1',
  '^@contract$': '<rootDir>/contract/index.ts',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^fast-check$': '<rootDir>/test/setup/fast-check.cjs',
}

const base = {
  rootDir,
  transform: { '^.+\\.(mjs|cjs|js|jsx|ts|tsx)$': swc },
  transformIgnorePatterns: [`^(?!.*/node_modules/(${esm})/).*/node_modules/`, '<rootDir>/dist/'],
  moduleNameMapper: aliases,
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/'],
  clearMocks: true,
  restoreMocks: true,
}

const REQUEST_TYPES =
  'default dg job zh gas predict taocan energy sqdev btwob gpt demand answer appDownload b2b cms auth'.split(' ')

/** What Taro's webpack would define at build time. */
const taroGlobals = {
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_MUTATION_OBSERVER: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  DEPRECATED_ADAPTER_COMPONENT: false,
  __TARO_FRAMEWORK__: 'react',
  // What config/index.ts defines (config/env.ts): one host, keys with a prefix of their own.
  __VERSION__: '0.0.0',
  __APP__: {
    name: 'DEV',
    storagePrefix: 'hyn_dev_',
    hosts: Object.fromEntries(REQUEST_TYPES.map((type) => [type, ''])),
    authPlaces: {
      auth: '/api',
      gateway: '/api',
      base: '/api/crmgas',
      init: '/api/init',
      participant: '/api/crmgas/participant',
    },
    authCentre: '',
    accessKey: 'hyn-app-client',
    gatewayAccessKey: 'hyn-gateway-client',
    product: 'gas',
    stage: 'test',
    initAuth: false,
    tempAuthCode: true,
    tenantPageName: '',
  },
}

const styles = { '\\.(css|scss|less|png|jpe?g|svg|gif|webp)$': '<rootDir>/test/h5/asset.js' }

/** The contract with its checks, which each of 300 files would otherwise load again: no part of the app itself. */
const checks = `^${import.meta.dirname}/(contract/.+(?<!\\.test)|gateway/http/validate)\\.ts$`

const client = (unbuilt) => ({
  ...base,
  testEnvironment: '<rootDir>/test/setup/client-environment.cjs',
  transform: { [checks]: '<rootDir>/test/setup/product-stub.cjs', ...base.transform },
  globalSetup: '<rootDir>/test/setup/before-client.mjs',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
  globals: { ...taroGlobals, __UNBUILT__: unbuilt },
})

const domain = {
  ...base,
  displayName: 'domain',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{domain,contract,config,scripts,test/routes}/**/*.test.{ts,mjs}',
    // Rules are pure: they need no database.
    '<rootDir>/gateway/modules/*/rules{,/**/*}.test.ts',
  ],
}

const onServer = Boolean(process.env.TEST_DATABASE_URL)

/** Loaded once per worker, outside the tests' sandboxes (product.cjs). */
const outside = `^${import.meta.dirname}/((${product.sources.join('|')})/.+(?<!\\.test)\\.ts|node_modules/(${product.packages.join('|')})/.+)$`

const gateway = {
  ...base,
  displayName: 'gateway',
  testEnvironment: '<rootDir>/test/setup/product-environment.cjs',
  transform: { [outside]: '<rootDir>/test/setup/product-stub.cjs', ...base.transform },
  transformIgnorePatterns: [`^(?!.*/node_modules/(${esm}|${product.packages.join('|')})/).*/node_modules/`],
  testMatch: ['<rootDir>/gateway/**/*.test.ts', '<rootDir>/test/{gateway,invariants}/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/gateway/modules/\\w[^/]*/rules[./]',
    ...(onServer ? ['\\.lite\\.test\\.ts$'] : []),
  ],
  globalSetup: '<rootDir>/test/setup/before-gateway.mjs',
}

/**
 * What has to hold on the embedded engine too, when a server runs all of `gateway`: what reaches every table, what adds and splits money at
 * random, and the engine's own side. The demo data and the tour of the mini-program's pages, which reads all that a page reads, are on it as
 * well. What the answers say, and which users get them, is the same above any engine.
 */
const gatewayLite = {
  ...gateway,
  displayName: 'gateway-lite',
  testMatch: [
    '<rootDir>/test/gateway/{cases,migrations,partitions,rotation,whole}.test.ts',
    '<rootDir>/gateway/db/**/*.test.ts',
    '<rootDir>/{gateway,test/gateway}/**/*.{lite,property}.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/'],
}

const h5 = (unbuilt) => ({
  ...client(unbuilt),
  displayName: 'h5',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/h5/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.weapp\\.test\\.tsx?$'],
  setupFiles: ['<rootDir>/test/h5/env.ts', '<rootDir>/test/h5/setup.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  moduleNameMapper: {
    ...styles,
    '^@tarojs/taro$': '<rootDir>/test/h5/taro.ts',
    '^@tarojs/components$': '<rootDir>/config/lean/components/index.ts',
    ...aliases,
  },
})

const weappGraph = (unbuilt) => ({
  ...client(unbuilt),
  displayName: 'weapp-graph',
  testMatch: ['<rootDir>/{src,test/weapp-graph}/**/*.{weapp,both}.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/weapp-graph/env.ts', '<rootDir>/test/weapp-graph/setup.ts'],
  moduleFileExtensions: ['weapp.ts', 'weapp.tsx', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  moduleNameMapper: { ...styles, ...aliases },
})

const weapp = {
  ...base,
  displayName: 'weapp',
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/test/setup/seeded.mjs',
  testMatch: ['<rootDir>/test/{weapp,host}/**/*.test.ts'],
}

export default async () => {
  const unbuilt = await unbuiltPages()
  return {
    rootDir,
    testSequencer: '<rootDir>/test/setup/slowest-first.cjs',
    projects: [domain, gateway, gatewayLite, h5(unbuilt), weappGraph(unbuilt), weapp],
    // ms. Ends a test that hangs; never a measure of speed, so that a busy machine changes no result.
    testTimeout: 600_000,
  }
}
