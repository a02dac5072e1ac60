import type { SmsMessage, SmsSender } from '.'

export interface HttpSmsOptions {
  url: string
  key: string
  /** Milliseconds for one try. */
  timeout?: number
}

const tries = 2

/**
 * A provider over HTTPS: POST {phone, template, text, params:{code}} with a bearer key; any 2xx is taken as accepted. A try that
 * fails or takes longer than the time-out is made once more: a code sent twice does no harm, one not sent locks a person out.
 */
export function httpSms({ url, key, timeout = 5000 }: HttpSmsOptions): SmsSender {
  const post = async (message: SmsMessage): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        phone: message.phone,
        template: message.smsType,
        text: message.text,
        params: message.code === undefined ? {} : { code: message.code },
      }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`SMS provider answered ${response.status}`)
  }
  return {
    async send(message) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await post(message)
        } catch (error) {
          if (attempt >= tries) throw error
        }
      }
    },
  }
}
