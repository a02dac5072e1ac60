/** The server cannot be reached, or has ended the connection: nothing is wrong with the statement. */
export class DatabaseDown extends Error {}

const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
]
/** Shutting down, crashed, starting up, out of connections. */
const serverCodes = ['57P01', '57P02', '57P03', '53300']
/** What the driver says without a code. */
const driverTexts = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i

/** The error as it is, or as a {@link DatabaseDown}. */
export function downOr(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  const isDown =
    typeof code === 'string'
      ? networkCodes.includes(code) || serverCodes.includes(code) || code.startsWith('08')
      : driverTexts.test(error.message)
  return isDown ? new DatabaseDown(error.message, { cause: error }) : error
}
