import type { RequestType } from '../contract/keys'

export const ENVIRONMENTS = ['DEV', 'FAT', 'UAT', 'PRO', 'NEW_DEV', 'NEW_FAT', 'NEW_UAT', 'NEW_PRO'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

/** The places an auth path starts with (CV-1): {auth} {gateway} {base} {init} {participant}. */
export type AuthPlace = 'auth' | 'gateway' | 'base' | 'init' | 'participant'

/** What the client knows of its surroundings: public identifiers only, never a secret. */
export interface ClientEnvironment {
  name: EnvironmentName
  /** Before every storage key, so that two environments on one host never mix (AU-02); '' for PRO. */
  storagePrefix: string
  /** Scheme and host by request type; '' = the host that served the page. */
  hosts: Record<RequestType, string>
  authPlaces: Record<AuthPlace, string>
  /** Where the auth centre's pages /auth and /login are. */
  authCentre: string
  accessKey: string
  gatewayAccessKey: string
  /** Segment of {product} paths (CV-1, type gas). */
  product: string
  /** Stage of the native services: pre, product or test. */
  stage: 'test' | 'pre' | 'product'
  /** Start-up checks the stored login and leads to the auth centre without one; off: visitors go on (AU-03). */
  initAuth: boolean
  /** Temporary codes in the address are exchanged (withTempAuthCode). */
  tempAuthCode: boolean
  /** The app's own page for choosing a tenant, '' = the auth centre's. */
  tenantPageName: string
}

const REQUEST_TYPES: readonly RequestType[] = [
  'default',
  'dg',
  'job',
  'zh',
  'gas',
  'predict',
  'taocan',
  'energy',
  'sqdev',
  'btwob',
  'gpt',
  'demand',
  'answer',
  'appDownload',
  'b2b',
  'cms',
  'auth',
]

/** Mini-programs cannot call "the host that served the page": every environment needs a name. H5 uses its own host. */
const MINI_HOSTS: Record<EnvironmentName, string> = {
  DEV: 'http://127.0.0.1:10086',
  FAT: 'https://fat-api.gas.example.com',
  UAT: 'https://uat-api.gas.example.com',
  PRO: 'https://api.gas.example.com',
  NEW_DEV: 'http://127.0.0.1:10086',
  NEW_FAT: 'https://new-fat-api.gas.example.com',
  NEW_UAT: 'https://new-uat-api.gas.example.com',
  NEW_PRO: 'https://new-api.gas.example.com',
}

/** Types served by a host of their own in an environment, e.g. `{ PRO: { gpt: 'https://…' } }`. */
const OWN_HOSTS: Partial<Record<EnvironmentName, Partial<Record<RequestType, string>>>> = {}

const STAGES = { DEV: 'test', FAT: 'test', UAT: 'pre', PRO: 'product' } as const

/**
 * The environment of a build: APP_ENV decides, else DEV for development and PRO for production builds. APP_HOST replaces
 * the host of all types.
 */
export function chooseEnvironment(
  wanted: string | undefined,
  mode: string | undefined,
  build: { weapp: boolean; host?: string; initAuth?: boolean },
): ClientEnvironment {
  const name = (wanted ?? (mode === 'development' ? 'DEV' : 'PRO')) as EnvironmentName
  if (!ENVIRONMENTS.includes(name)) throw new Error(`APP_ENV must be one of ${ENVIRONMENTS.join(', ')}, not "${name}"`)
  const host = build.host ?? (build.weapp ? MINI_HOSTS[name] : '')
  const own = build.host === undefined ? OWN_HOSTS[name] : undefined
  const plain = name.replace('NEW_', '') as keyof typeof STAGES
  return {
    name,
    storagePrefix: name === 'PRO' ? '' : `hyn_${name.toLowerCase()}_`,
    hosts: Object.fromEntries(REQUEST_TYPES.map((type) => [type, own?.[type] ?? host])) as Record<RequestType, string>,
    authPlaces: {
      auth: '/api',
      gateway: '/api',
      base: '/api/crmgas',
      init: '/api/init',
      participant: '/api/crmgas/participant',
    },
    authCentre: host,
    accessKey: 'hyn-app-client',
    gatewayAccessKey: 'hyn-gateway-client',
    product: 'gas',
    stage: STAGES[plain],
    initAuth: build.initAuth === true,
    tempAuthCode: true,
    tenantPageName: '',
  }
}
