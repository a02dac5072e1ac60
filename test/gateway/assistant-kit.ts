import type { In } from '@contract'
import { eventSplitter, type StreamEvent } from '@domain/assistant/splitter'
import { requestNo } from './payment-kit'
import { clientKeys, type Caller, type TestGateway } from '../setup/gateway'

type Asked = Omit<In<'gpt POST /chat/send'>, 'requestNo'>

export interface Said {
  meta: { conversationId: string; questionId: string; messageId: string; title: string }
  text: string
  parts: {
    facts: { id: string; label: string; text: string; route: string }[]
    citations: { title: string; route: string }[]
    actions: { text: string; route: string; tel: string }[]
    suggestions: string[]
  }
  status: string
  stages: string[]
  events: StreamEvent[]
}

/** The events of an answer, as a client reads them; the refusal's code where there is no stream. */
export async function streamed(
  gateway: TestGateway,
  by: Caller,
  asked: Partial<Asked>,
  no = requestNo(),
): Promise<Said> {
  const answer = await raw(gateway, by, asked, no)
  if (!answer.isStream) throw new Error(answer.body)
  return saidBy(answer.body)
}

export function saidBy(body: string): Said {
  const events = eventSplitter().push(new TextEncoder().encode(body))
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => JSON.parse(data) as never)
  const [meta] = of('meta')
  const [parts] = of('parts')
  const done = of('done').at(-1) as { status: string } | undefined
  return {
    meta: meta as never,
    text: of('delta')
      .map(({ text }: { text: string }) => text)
      .join(''),
    parts: parts as never,
    status: done?.status ?? '',
    stages: of('status').map(({ stage }: { stage: string }) => stage),
    events,
  }
}

export async function raw(gateway: TestGateway, by: Caller, asked: Partial<Asked>, no = requestNo()) {
  const response = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/gpt/chat/stream',
    headers: { ...clientKeys, ...by.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ question: '', ...asked, requestNo: no }),
  })
  return {
    isStream: String(response.headers['content-type']).startsWith('text/event-stream'),
    body: response.body,
    headers: response.headers,
  }
}
