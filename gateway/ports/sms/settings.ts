import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { group, SettingError, smsSettings, type Env } from '../../config-world'
import type { AliyunAccess } from '../aliyun'

/** A template as the provider approved it: its code, and its text with variables `${name}`. */
export interface SmsTemplate {
  code: string
  text: string
}

export interface SmsConfig extends AliyunAccess {
  /** The approved signature, shown in brackets before every message. */
  signName: string
  /** By type of message; CODE is that of every code without one of its own. */
  templates: Readonly<Record<string, SmsTemplate>>
}

const Templates = t.Record(t.String(), t.Object({ code: t.String({ minLength: 1 }), text: t.String({ minLength: 1 }) }))
const example = '{"CODE":{"code":"SMS_1","text":"验证码${code}，用于${purpose}，5分钟内有效。请勿告知他人。"}}'

/** The provider's key, signature and templates; null without them. */
export function smsProviderOf(env: Env): SmsConfig | null {
  const endpoint = env.SMS_ENDPOINT || 'https://dysmsapi.aliyuncs.com'
  return group(env, smsSettings, ([keyId = '', keySecret = '', signName = '', templates = '']) => ({
    keyId,
    keySecret,
    signName,
    templates: templatesOf(templates),
    endpoint,
  }))
}

function templatesOf(text: string): SmsConfig['templates'] {
  const parsed = jsonOf(text)
  if (Value.Check(Templates, parsed)) return parsed
  throw new SettingError(`SMS_TEMPLATES is no list of templates; write it like ${example}.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Anything that is no JSON is no list of templates either: one sentence for both.
    return null
  }
}
