/*
 * Who may import which folder (docs/architecture.md): zones for import-x/no-restricted-paths.
 *   pages -> features -> blocks -> ui;   features -> request, stores, platform, routes;   everyone -> domain
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
  features: ['features', 'blocks', 'ui', 'request', 'stores', 'platform', 'routes', 'auth', 'telemetry'],
  blocks: ['blocks', 'ui', 'request', 'stores', 'platform', 'routes', 'auth', 'telemetry'],
  ui: ['ui', 'platform', 'styles'],
  request: ['request', 'stores', 'platform', 'routes', 'auth', 'telemetry', 'ui'],
  auth: ['auth', 'request', 'stores', 'platform', 'routes', 'telemetry', 'ui'],
  telemetry: ['telemetry', 'request', 'stores', 'platform', 'routes'],
  routes: ['routes', 'stores', 'platform'],
  stores: ['stores', 'platform'],
  platform: ['platform'],
}

const client = Object.entries(clientAreas).map(([area, may]) => ({
  target: `./src/${area}`,
  from: './src',
  except: may.map((one) => `./${one}`),
  message: `src/${area} may import from ${may.join(', ')} only`,
}))

const pages = [
  {
    target: './src/pages',
    from: './src',
    except: ['./features', './blocks', './ui', './routes'],
    message: 'a page says what, not how: features (their index), blocks, ui, routes/go',
  },
  {
    target: './src/pages',
    from: './src/features/*/**',
    except: ['**/src/features/*/index.{ts,tsx}'],
    message: "a page imports a feature's index only",
  },
]

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

/** A feature never reaches into another feature; what two share moves down. */
const betweenFeatures = (root) =>
  foldersIn(root, 'src/features').map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'a feature never imports another feature: what two share moves down to blocks, ui or domain',
  }))

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
    target: './gateway/db',
    from: ['./gateway/http', './gateway/modules', './gateway/jobs', './gateway/seed'],
    message: 'db is the lowest layer',
  },
  {
    target: './gateway/ports',
    from: ['./gateway/modules', './gateway/jobs', './gateway/seed'],
    message: 'ports do not know the modules',
  },
  {
    target: './gateway/seed',
    from: './gateway/modules/*/**',
    except: [
      '**/gateway/modules/*/{service,repo,states}.ts',
      '**/gateway/modules/*/rules/**',
      '**/gateway/modules/*/seed/**',
      '**/gateway/modules/*/seed.ts',
    ],
    message: 'the seed uses services, repositories and rules, never handlers',
  },
]

/** All zones of the repository under `root`. */
export const zones = (root) => [
  ...client,
  ...pages,
  ...apart,
  ...betweenFeatures(root),
  ...gatewayModules(root),
  ...gateway,
]
