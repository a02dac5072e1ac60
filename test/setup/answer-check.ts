/*
 * For component tests: the calls of the product and the checks of the gateway's own tests, so that what a component is answered
 * with, and what it sends, is what the contract says to the letter.
 */
import type { TSchema } from '@sinclair/typebox'
import { contract } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { checkInput, outputCheck } from '../../gateway/http/validate'

const calls: Record<string, Endpoint> = contract

export const keys = Object.keys(calls)

/** What is wrong with an answer; undefined where nothing is. */
export function faultOfAnswer(key: string, data: unknown): string | undefined {
  const fault = outputCheck(calls[key]?.out)(data)
  return fault ? `${fault.field} ${fault.rule}` : undefined
}

/** An input as it is sent, text of a query turned into what its field is; and what is wrong with it. */
export function readInput(
  key: string,
  sent: Record<string, unknown>,
): [input: Record<string, unknown>, fault?: string] {
  const schema = calls[key]?.in
  if (schema === undefined) return [sent]
  const checked = check(schema, key.includes(' GET') ? 'querystring' : 'body', sent)
  if ('error' in checked) return [sent, checked.error]
  // Defaults are the gateway's: a test reads what was sent.
  return [Object.fromEntries(Object.keys(sent).map((name) => [name, checked.value[name]]))]
}

function check(
  schema: TSchema,
  httpPart: string,
  sent: Record<string, unknown>,
): { value: Record<string, unknown> } | { error: string } {
  const run = checkInput({ schema, method: 'POST', url: '', httpPart })
  const result = run({ ...sent }) as { value?: Record<string, unknown>; error?: Error & { fault?: object } }
  return result.value ? { value: result.value } : { error: JSON.stringify(result.error?.fault) }
}
