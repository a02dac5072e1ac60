/*
 * A provider of short messages on this machine, after the documentation of Alibaba Cloud (SendSms, QuerySendDetails). It takes as long
 * as its settings say and remembers what it was given.
 */
import http from 'node:http'

/**
 * @returns {Promise<{ env: Record<string, string>, taken: { at: number, phone: string, outId: string, params: Record<string, string> }[], close: () => Promise<void> }>}
 * `env`: settings of a gateway that sends through it; `taken`: every message that was accepted, in order (`at` in ms).
 */
export async function smsProvider({ takes, templates }) {
  const taken = []
  const server = http.createServer((request, response) => {
    request.resume()
    const query = new URL(request.url ?? '/', 'http://provider').searchParams
    setTimeout(() => {
      const isQuestion = request.headers['x-acs-action'] === 'QuerySendDetails'
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(isQuestion ? sentTo(query.get('PhoneNumber')) : take(query)))
    }, takes)
  })
  const sentTo = (phone) => ({
    Code: 'OK',
    SmsSendDetailDTOs: {
      SmsSendDetailDTO: taken.filter((one) => one.phone === phone).map(({ outId }) => ({ OutId: outId })),
    },
  })
  const take = (query) => {
    const params = JSON.parse(query.get('TemplateParam') ?? '{}')
    taken.push({
      at: performance.now(),
      phone: query.get('PhoneNumbers') ?? '',
      outId: query.get('OutId') ?? '',
      params,
    })
    return { Code: 'OK', BizId: String(taken.length) }
  }
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    env: {
      SMS_KEY_ID: 'key',
      SMS_KEY_SECRET: 'secret',
      SMS_SIGN_NAME: '燃气公司',
      SMS_TEMPLATES: JSON.stringify(templates),
      SMS_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    taken,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
