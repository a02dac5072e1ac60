import type { FastifyServerOptions } from 'fastify'
import type { Endpoint } from '@contract/endpoint'
import { currentTrace } from '../tracing/tracer'

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

type Fault = {
  type: string
  message: string
  /** Not `code`, which is hidden below. */
  errorCode?: string
  stack: string
  cause?: Fault
}

/** A fault for the log. Database drivers hang values on their errors (detail, parameters): only the fields named here are logged. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    message: error.message,
    ...(typeof code === 'string' && { errorCode: code }),
    stack: error.stack ?? '',
    ...(error.cause !== undefined && { cause: faultOf(error.cause) }),
  }
}

/** Paths of a request without its query, and without the last part of addresses that prove their caller (`proof`). */
function pathsOf(contract: Record<string, Endpoint>): (url: string) => string {
  const begins = Object.entries(contract).flatMap(([key, { proof }]) =>
    proof === undefined ? [] : [key.slice(key.indexOf('/'), key.lastIndexOf('{')).replace(/\{\w+\}/g, '[^/]+')],
  )
  // Of whatever method and wherever it is sent to: what no call answers is logged as well.
  const proving = begins.length === 0 ? null : new RegExp(`(${begins.join('|')}).+`)
  return (url) => {
    const [path = ''] = url.split('?', 1)
    return proving === null ? path : path.replace(proving, '$1[hidden]')
  }
}

/** What an alarm is about, of a line of the log that is one. */
const alarmOf = (line: unknown): string | null => {
  const { alarm } = (line ?? {}) as { alarm?: unknown }
  return typeof alarm === 'string' ? alarm : null
}

/** Structured logs: no body, no query, no header ever; fields that could hold a secret or a person are cut out wherever they stand. */
export function loggerOptions(
  level: string,
  contract: Record<string, Endpoint>,
  onAlarm: (alarm: string) => void,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  const pathOf = pathsOf(contract)
  return {
    level,
    // Lines of a call or an item name its trace.
    mixin: () => {
      const traceId = currentTrace()
      return traceId === null ? {} : { traceId }
    },
    hooks: {
      logMethod(given, method) {
        const alarm = alarmOf(given[0])
        if (alarm !== null) onAlarm(alarm)
        method.apply(this, given)
      },
    },
    ...(stream && { stream }),
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      err: faultOf,
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    },
  }
}
