/*
 * A customer over HTTP, for flows and load: logs in as the app does and keeps what the app would store.
 */

/** Public identifiers of the client build (C 0.2). */
export const clientKeys = { 'X-GW-AccessKey': 'hyn-gateway-client', accessKey: 'hyn-app-client' }

/** Code of an answer, whatever its envelope. */
export const codeOf = (raw) => String(raw.body?.resultCode ?? raw.state ?? raw.errorCode ?? raw.code ?? '')

/**
 * Sends one call; returns the parsed answer and its data, whatever the envelope.
 * @param {string} url
 * @param {{ method?: string, body?: unknown, headers?: Record<string, string>, timeout?: number }} [call] `timeout`: ms
 */
export async function send(url, { method = 'GET', body, headers = {}, timeout } = {}) {
  const answer = await fetch(url, {
    method,
    headers: { ...clientKeys, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }),
  })
  const raw = await answer.json()
  const data = raw.body ? raw.body.data : (raw.data ?? raw.result ?? raw.results?.data ?? null)
  const code = codeOf(raw)
  // ms: the gateway's clock may have been moved.
  const at = Number(answer.headers.get('x-server-time'))
  return { status: answer.status, code, data, raw, at, text: raw.body?.resultDesc ?? raw.msg ?? raw.describe ?? '' }
}

/**
 * Logs in by password and authenticates, for another gas company than the user's own where a tenant is named.
 * @param {string} gatewayUrl
 * @param {string} phone
 * @param {string} [password]
 * @param {string} [terminalType]
 * @param {string} [tenantId]
 * @returns {Promise<{ headers: Record<string, string>, stored: Record<string, string> }>} headers of further calls, and the
 * app's own storage entries without the environment's prefix
 */
export async function logIn(gatewayUrl, phone, password = 'Gas@2026', terminalType = 'H5', tenantId) {
  const post = poster(gatewayUrl)
  const proof = { username: phone, password, agreement: '1', terminalType }
  return authenticated(post, phone, await post('/api/crmgas/portal/login/icLogin', proof), tenantId)
}

/** Logs in by the code that was sent to the phone; an unknown phone becomes a user. `address`: where the client is. */
export async function logInByCode(gatewayUrl, phone, smsCode, address) {
  const post = poster(gatewayUrl, { 'x-forwarded-for': address })
  const proof = { username: phone, smsCode, agreement: '1', terminalType: 'H5' }
  return authenticated(post, phone, await post('/api/crmgas/portal/login/icLoginSms', proof))
}

const poster = (gatewayUrl, headers) => async (path, body) => {
  const answer = await send(gatewayUrl + path, { method: 'POST', body, headers })
  if (!['1000', '200'].includes(answer.code)) throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.text}`)
  return answer.data
}

async function authenticated(post, phone, entered, tenantId) {
  const tokens = await post('/api/crmgas/unify/auth/authentication', {
    grantCode: entered.grantCode,
    tenantId: tenantId ?? entered.tenantId,
    rememberMe: '1',
  })
  const unified = unifiedOf(tokens)
  return {
    headers: { ...clientKeys, Authorization: entered.token, userId: entered.userId, ...unified },
    stored: {
      rememberMe: '1',
      token: entered.token,
      userId: entered.userId,
      userTelephone: phone,
      originGrantCode: tokens.ennUnifiedGrantCode ?? entered.grantCode,
      originTenantId: tokens.tenantId ?? entered.tenantId,
      ...unified,
    },
  }
}

/** The unified tokens of an answer as headers of further calls. */
export const unifiedOf = (tokens) => ({
  ennUnifiedAuthorization: tokens.ennUnifiedAuthorizationCookie.value,
  ennUnifiedCsrfToken: tokens.ennUnifiedCsrfToken,
})

/** Prefixes of storage keys: builds of APP_ENV=DEV, and of PRO, which has none (AU-02). */
export const storagePrefixes = ['hyn_dev_', '']
