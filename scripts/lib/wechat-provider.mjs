/*
 * WeChat's servers on this machine, as far as messages go: an access token, and messages of the mini-program that take as long as they
 * are made to. Remembers every message that it took.
 */
import http from 'node:http'

/**
 * @param {{ takes: number }} options ms of one message
 * @returns {Promise<{ env: Record<string, string>, taken: { at: number, to: string }[], close: () => Promise<void> }>}
 */
export async function wechatProvider({ takes }) {
  const taken = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += piece))
    request.on('end', () => {
      const isToken = request.url?.startsWith('/cgi-bin/stable_token')
      setTimeout(() => response.end(JSON.stringify(isToken ? token : take(JSON.parse(body)))), isToken ? 0 : takes)
    })
  })
  const token = { access_token: 't', expires_in: 7200 }
  const take = ({ touser }) => {
    taken.push({ at: performance.now(), to: touser })
    return { errcode: 0, msgid: taken.length }
  }
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    env: {
      WX_APPLET_APP_ID: 'wx-bench',
      WX_APPLET_SECRET: 's',
      WX_APPLET_ORIGINAL_ID: 'gh_bench',
      WX_JSAPI_APP_ID: 'wx-bench-account',
      WX_JSAPI_SECRET: 's',
      WX_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    taken,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
