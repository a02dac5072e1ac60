/* Calls that follow a login. */
import type { Out } from '@contract'
import type { LoginUserInfo } from '@/stores'
import type { Answers } from '../answers'
import { aUser } from '../people'

const MODELS = 'default GET /hqw/authority/getHqwAllModelsByGroupBy'
const FLAG = 'default GET /crmgas/findSapSysFlag'

/** One group with these models, all granted. */
export const someModels = (...codes: string[]): Out<typeof MODELS> => [
  {
    groupCode: 'ENERGY',
    groupName: '用能管理',
    sort: 1,
    models: codes.map((modelCode) => ({
      modelCode,
      modelName: '账单查看',
      description: '查看账单',
      has: '1',
      masterOnly: '0',
      defaultForSub: '1',
    })),
  },
]

/** The unified tokens for a grant code. */
export const someTokens = (): Out<'auth POST {base}/unify/auth/authentication'> => ({
  ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization', value: 'x', maxAge: 7200, path: '/' },
  ennUnifiedCsrfToken: 'x',
  ennUnifiedGrantCode: 'g2',
  tenantId: 't-1001',
  expireAt: '2026-11-23T11:30:00+08:00',
})

/** The user's tokens, data, models and billing system. */
export const entering = (user: LoginUserInfo = aUser(), ...models: string[]) =>
  ({
    'auth POST {base}/unify/auth/authentication': someTokens(),
    'default POST /crmgas/portal/user/userInfo': user,
    [MODELS]: someModels(...models),
    [FLAG]: { sapSysFlag: '1', cutoverMonth: null, billVersionNow: 'NEW' },
  }) satisfies Answers

/** What a login by phone and password, or by SMS, answers. */
export const aLogin = (): Out<'default POST /crmgas/portal/login/icLogin'> => ({
  token: 't',
  userId: 'u',
  grantCode: 'g',
  tenantId: 't-1001',
  isNew: '0',
  cancelStatus: '',
})
