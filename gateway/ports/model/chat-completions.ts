import { eventSplitter } from '@domain/assistant/splitter'
import type { ModelConfig } from './settings'
import type { LanguageModel, ModelCall, ModelMessage, ModelPiece, ModelTool } from './types'

/** ms until the first piece (E-G-08), and between two pieces. */
const FIRST_PIECE = 8000
const NEXT_PIECE = 20_000

interface Delta {
  content?: string | null
  tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[]
}

interface Limits {
  first: number
  next: number
}

/**
 * An OpenAI-compatible `/chat/completions` with `stream: true` and tools. Errors name the status only: neither the key nor what was said
 * gets into a log.
 */
export function chatCompletions(
  { url, key, model }: ModelConfig,
  limits: Limits = { first: FIRST_PIECE, next: NEXT_PIECE },
): LanguageModel {
  return {
    async *stream({ messages, tools }, signal): AsyncGenerator<ModelPiece> {
      const silent = new AbortController()
      let timer = setTimeout(() => silent.abort(), limits.first)
      try {
        const response = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, accept: 'text/event-stream' },
          body: JSON.stringify({
            model,
            stream: true,
            messages: messages.map(wireMessage),
            ...(tools.length > 0 && { tools: tools.map(wireTool) }),
          }),
          signal: AbortSignal.any([signal, silent.signal]),
        })
        if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`)
        const calls = new Map<number, ModelCall>()
        const splitter = eventSplitter()
        let isDone = false
        for await (const bytes of response.body) {
          for (const { data } of splitter.push(bytes)) {
            if (data === '[DONE]') {
              isDone = true
              break
            }
            const { text, isEnd } = readChunk(data, calls)
            if (text !== '') {
              clearTimeout(timer)
              timer = setTimeout(() => silent.abort(), limits.next)
              yield { text }
            }
            isDone ||= isEnd
          }
          if (isDone) break
        }
        // A stream that ends without its last word was cut off.
        if (!isDone) throw new Error('the model broke off')
        if (calls.size > 0) yield { calls: [...calls.values()] }
      } catch (error) {
        if (silent.signal.aborted) throw new Error('the model was silent', { cause: error })
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function readChunk(data: string, calls: Map<number, ModelCall>): { text: string; isEnd: boolean } {
  const chunk = JSON.parse(data) as { choices?: { delta?: Delta; finish_reason?: string | null }[] }
  const [choice] = chunk.choices ?? []
  for (const part of choice?.delta?.tool_calls ?? []) {
    const at = part.index ?? 0
    const known = calls.get(at) ?? { id: '', name: '', input: '' }
    calls.set(at, {
      id: part.id ?? known.id,
      name: known.name + (part.function?.name ?? ''),
      input: known.input + (part.function?.arguments ?? ''),
    })
  }
  return { text: choice?.delta?.content ?? '', isEnd: (choice?.finish_reason ?? null) !== null }
}

function wireMessage(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || !message.calls) return { role: message.role, content: message.content }
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

const wireTool = ({ name, description, parameters }: ModelTool): object => ({
  type: 'function',
  function: { name, description, parameters },
})
