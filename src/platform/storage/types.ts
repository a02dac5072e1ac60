/** Keys of AU-02 that belong to the login; removed together. */
export const LOGIN_KEYS = [
  'token',
  'userId',
  'accessToken',
  'openId',
  'bpCode',
  'userTelephone',
  'companyCode',
] as const
export const UNIFIED_KEYS = ['ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const
/** What is kept of the customer for the next start; it ends with the login. */
export const OF_LOGIN_KEYS = ['homeSnapshot', 'userState', 'readTexts', 'balanceRead'] as const
export const GRANT_KEYS = ['originGrantCode', 'originTenantId'] as const
/** Further keys of the specification; some end with the login, some stay. */
export const OTHER_KEYS = [
  'wechatMiniProgram',
  'x-workbench-token',
  'openid',
  'sessionKey',
  'login_wx',
  'sceneInfo',
  'isPageLoading',
  'appId',
  'ICOME_USER_EMP_NO',
] as const
/** The product's own notes: theme, text size, queued log entries, flags of the login page. */
export const OWN_KEYS = [
  'theme',
  'textSize',
  'logQueue',
  'introSeen',
  'homeEntries',
  'hyqDraft',
  'recentApps',
  'amountsHidden',
  'tips',
  'rememberMe',
  'deviceId',
  'newsHidden',
  'agreedVersions',
  'lastPhone',
  'loginNotice',
  'loginAsked',
  'newsWords',
  'helpWords',
  'mallWords',
  'town',
  'certDraft',
  'hazardDraft',
  'ticketDraft',
  'initAuth',
  'formDrafts',
  'invoiceKept',
  'planGroup',
  'hotlines',
  'outletCity',
  'outletCityAsked',
  'recentCities',
  'visitorId',
  'shareCode',
] as const

export type StorageKey =
  | (typeof LOGIN_KEYS)[number]
  | (typeof UNIFIED_KEYS)[number]
  | (typeof GRANT_KEYS)[number]
  | (typeof OF_LOGIN_KEYS)[number]
  | (typeof OTHER_KEYS)[number]
  | (typeof OWN_KEYS)[number]

export interface Storage {
  /** '' when nothing is stored. */
  get(key: StorageKey): string
  set(key: StorageKey, value: string): void
  remove(...keys: StorageKey[]): void
}
