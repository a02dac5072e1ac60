import type { SmsMessage } from './types'
import type { SmsConfig, SmsTemplate } from './settings'

/** The provider takes no text, but a template and what stands in its gaps. */
export interface Filled {
  code: string
  variables: Record<string, string>
}

/**
 * Which template says this text, and with which variables. Throws when there is none, or when the text does not fit the one that the
 * settings name: then our text and the approved one differ, and nothing may be sent under it.
 */
export function filled(
  templates: SmsConfig['templates'],
  message: Pick<SmsMessage, 'smsType' | 'text' | 'code'>,
): Filled {
  const template = templates[message.smsType] ?? (message.code ? templates['CODE'] : undefined)
  if (!template) throw new Error(`no SMS template for ${message.smsType}`)
  const variables = variablesOf(template, message.text)
  if (variables === null)
    throw new Error(`the text of ${message.smsType} does not fit its SMS template ${template.code}`)
  return { code: template.code, variables }
}

/** '验证码${code}。' over '验证码123456。' is {code: '123456'}; null when the text is another one. */
function variablesOf({ text: template }: SmsTemplate, text: string): Record<string, string> | null {
  const parts = template.split(/\$\{(\w+)\}/)
  const names = parts.filter((_part, index) => index % 2 === 1)
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('')
  const found = new RegExp(`^${pattern}$`, 's').exec(text)
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
