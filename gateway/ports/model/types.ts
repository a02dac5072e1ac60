/** One message of a conversation with a language model. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: readonly ModelCall[] }
  | { role: 'tool'; callId: string; content: string }

/** A tool that the model wants; `input` is its JSON as text, whatever the model wrote. */
export interface ModelCall {
  id: string
  name: string
  input: string
}

export interface ModelTool {
  name: string
  description: string
  /** JSON schema of the input. */
  parameters: object
}

export type ModelPiece = { text: string } | { calls: readonly ModelCall[] }

/** A language model that streams and calls tools. It throws where it does not answer in time or not in its own protocol. */
export interface LanguageModel {
  stream(
    asked: { messages: readonly ModelMessage[]; tools: readonly ModelTool[] },
    signal: AbortSignal,
  ): AsyncIterable<ModelPiece>
}
