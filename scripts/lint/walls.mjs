/*
 * Which folder may import which (docs/architecture.md): the zones of import-zones.mjs.
 *   pages -> features -> shared -> blocks -> ui;   features -> request, stores, platform, routes;   everyone -> domain
 *   gateway: http -> handlers -> service -> rules (pure), repo -> db;   a module calls another through its service.ts
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const foldersIn = (root, folder) => {
  const place = path.join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** `area` of src may import these areas of src and nothing else there. */
const clientAreas = {
  features: ['features', 'shared', 'blocks', 'ui', 'request', 'stores', 'platform', 'routes', 'auth', 'telemetry'],
  shared: ['shared', 'blocks', 'ui', 'request', 'stores', 'platform', 'routes', 'auth', 'telemetry'],
  blocks: ['blocks', 'ui', 'request', 'stores', 'platform', 'routes', 'auth', 'telemetry'],
  ui: ['ui', 'platform', 'styles'],
  request: ['request', 'platform'],
  auth: ['auth', 'request', 'stores', 'platform', 'routes', 'telemetry', 'ui'],
  telemetry: ['telemetry', 'request', 'stores', 'platform', 'routes'],
  routes: ['routes', 'stores', 'platform'],
  stores: ['stores', 'platform'],
  platform: ['platform'],
}

const client = [
  ...Object.entries(clientAreas).map(([area, may]) => ({
    target: `./src/${area}`,
    from: './src',
    except: [...may, 'testing'].map((one) => `./${one}`),
    message: `src/${area} may import from ${may.join(', ')} only`,
  })),
  {
    target: './src/!(testing)/**/!(*.test).{ts,tsx}',
    from: './src/testing',
    message: 'what tests draw and answer with is for tests only',
  },
]

/** Every folder that holds pages. */
const pageRoots = ['pages', 'subPages', 'subPagesB', 'official', 'share']

const pages = pageRoots.flatMap((root) => [
  {
    target: `./src/${root}`,
    from: './src',
    except: ['./features', './blocks', './ui', './routes'],
    message: 'a page says what, not how: features (their index), blocks, ui, routes/go',
  },
  {
    target: `./src/${root}`,
    from: './src/features/*/**',
    except: ['**/src/features/*/index.{ts,tsx}'],
    message: "a page imports a feature's index only",
  },
])

const apart = [
  { target: './domain', from: ['./src', './gateway', './contract', './test'], message: 'domain stands alone' },
  { target: './contract', from: ['./src', './gateway', './test'], message: 'the contract knows the domain only' },
  {
    target: './src',
    from: ['./gateway', './test', './scripts'],
    message: 'the app and the gateway share domain and contract only',
  },
  {
    target: './gateway',
    from: ['./src', './scripts', './config'],
    message: 'the app and the gateway share domain and contract only',
  },
]

/**
 * A feature never reaches into another feature; what two share moves down. Nor does a screen's folder into another screen's: what screens
 * of an area share stands at its root, or by concept in its folder `parts`, which knows no screen.
 */
const betweenFeatures = (root) =>
  foldersIn(root, 'src/features').flatMap((name) => [
    {
      target: `./src/features/${name}`,
      from: './src/features',
      except: [`./${name}`],
      message: 'a feature never imports another feature: what two share moves down to shared, ui or domain',
    },
    ...foldersIn(root, `src/features/${name}`).map((screen) => ({
      target: `./src/features/${name}/${screen}`,
      from: `./src/features/${name}/*/**`,
      except: [
        `**/src/features/${name}/${screen}/**`,
        ...(screen === 'parts' ? [] : [`**/src/features/${name}/parts/**`]),
      ],
      message: "a screen never imports another screen: what two share stands in their area's own folder",
    })),
  ])

/** What features share of one concept is imported through the index of its folder. */
const throughIndex = (root) => {
  const concepts = foldersIn(root, 'src/shared')
  for (const name of concepts)
    if (!existsSync(path.join(root, 'src/shared', name, 'index.ts')))
      throw new Error(`src/shared/${name} has no index.ts`)
  const message = 'a concept of src/shared is imported through its index'
  const index = '**/src/shared/*/index.ts'
  return [
    { target: './src/!(shared)/**', from: './src/shared/*/**', except: [index], message },
    { target: './src/*.{ts,tsx}', from: './src/shared/*/**', except: [index], message },
    ...concepts.map((name) => ({
      target: `./src/shared/${name}`,
      from: './src/shared/*/**',
      except: [index, `**/src/shared/${name}/**`],
      message,
    })),
  ]
}

/**
 * The gateway's modules from the ground up: one imports only modules of lines below its own. Towards an upper one it declares an event
 * or a question (gateway/extensions.ts).
 */
const moduleLines = [
  ['file', 'calendar', 'draw', 'tracking'],
  ['message'],
  ['todo'],
  ['notice'],
  ['desk', 'first-notice'],
  ['ticket'],
  ['identity'],
  ['scan'],
  ['membership'],
  ['audience', 'auth-centre', 'download', 'form-draft', 'search'],
  ['share'],
  ['document', 'help', 'market', 'butler', 'outlet', 'weather'],
  ['content', 'certification', 'lead', 'activity', 'site'],
  ['gas-account'],
  ['tariff'],
  ['metering'],
  ['contract'],
  ['billing'],
  ['payment', 'home', 'settlement', 'recognition', 'record'],
  ['bank-account', 'card', 'gas-package', 'hyq', 'inspection', 'project'],
  ['bidding', 'coupon', 'elective', 'invoice', 'lottery', 'plan'],
  ['balance'],
  ['cancellation', 'console', 'deviation', 'good-gas', 'guest', 'open-data', 'orders', 'own-data'],
  ['assistant'],
]

const inOneDirection = (root) =>
  foldersIn(root, 'gateway/modules').map((name) => {
    const line = moduleLines.findIndex((names) => names.includes(name))
    if (line < 0) throw new Error(`gateway/modules/${name} stands in no line of scripts/lint/walls.mjs`)
    const may = [name, ...moduleLines.slice(0, line).flat()]
    return {
      target: `./gateway/modules/${name}/**/!(*.test).ts`,
      from: './gateway/modules',
      except: may.map((one) => `./${one}`),
      message: `modules go in one direction: ${name} may import ${may.join(', ')} only`,
    }
  })

const gatewayModules = (root) =>
  foldersIn(root, 'gateway/modules').flatMap((name) => [
    {
      target: `./gateway/modules/${name}`,
      from: './gateway/modules/*/**',
      except: [`**/gateway/modules/${name}/**`, '**/gateway/modules/*/service.ts'],
      message: 'a module calls another through its service.ts only',
    },
    {
      target: `./gateway/modules/${name}/rules`,
      from: './gateway',
      except: [
        `./modules/${name}/rules`,
        `./modules/${name}/states.ts`,
        `./modules/${name}/types.ts`,
        './http/refusal.ts',
        './node_modules',
      ],
      message: 'rules are pure: domain, refusal, other rules and states of their module',
    },
    {
      target: `./gateway/modules/${name}/repo.ts`,
      from: './gateway',
      except: ['./db', './node_modules', `./modules/${name}`],
      message: 'a repository knows the database only',
    },
  ])

const gateway = [
  {
    target: [
      './gateway/modules/*/handlers.ts',
      './gateway/modules/*/*-handlers.ts',
      './gateway/modules/*/handlers/**',
      './gateway/demo/handlers.ts',
    ],
    from: ['./gateway/modules/*/repo.ts', './gateway/modules/*/repo/**', './gateway/demo/*-repo.ts'],
    message: 'a handler asks the service, never the rows',
  },
  {
    target: './gateway/db',
    from: ['./gateway/http', './gateway/modules', './gateway/work'],
    message: 'db is the lowest layer',
  },
  {
    target: './gateway/ports',
    from: ['./gateway/modules', './gateway/work'],
    message: 'ports do not know the modules',
  },
  {
    target: './gateway/case/!(*.test).ts',
    from: './gateway/modules/*/**',
    except: ['desk', 'file', 'message', 'notice', 'todo'].map((name) => `**/gateway/modules/${name}/service.ts`),
    message: 'the case kit knows what every case has: desk, files, messages, to-dos',
  },
  {
    target: './gateway/modules/{desk,file,message,notice,todo}/**/!(*.test).ts',
    from: './gateway/case',
    message: 'the case kit stands above desk, files, messages and to-dos',
  },
  { target: './gateway/work', from: './gateway/modules', message: 'the work queue carries items, it knows no area' },
  {
    target: [
      './gateway/db',
      './gateway/http',
      './gateway/jobs',
      './gateway/work',
      // Tests may: they look at the product in its demo world.
      './gateway/modules/**/!(*.test).ts',
      './gateway/ports/**/!(*.test).ts',
    ],
    from: './gateway/demo',
    message: 'nothing of the product knows the demo world: start.ts lets it in where the settings ask for it',
  },
  {
    target: './gateway/demo',
    from: ['./gateway/modules/*/handlers.ts', './gateway/modules/*/handlers/**', './gateway/modules/*/index.ts'],
    message: 'the demo uses services, repositories and rules, never handlers',
  },
]

/** @returns {{ target: string | string[], from: string | string[], except?: string[], message: string }[]} */
export const zones = (root) => [
  ...client,
  ...pages,
  ...apart,
  ...betweenFeatures(root),
  ...throughIndex(root),
  ...gatewayModules(root),
  ...inOneDirection(root),
  ...gateway,
]

/** The part of a place that is no pattern. */
export const plain = (place) => place.replace(/^\.\//, '').replace(/[^/]*[*!{(].*$/, '')
