import type { FastifyServerOptions } from 'fastify'

const secretFields = [
  'token',
  'password',
  'smsCode',
  'authorization',
  'phone',
  'username',
  'bankAccount',
  'accountNo',
  'idNo',
  'grantCode',
  'authCode',
  'code',
]

/** Structured logs: no body, no query, no header ever; fields that could hold a secret or a person are cut out wherever they stand. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  }
}
