import type { RecognitionWarning } from '@domain/statuses/recognition'

/** What a small grey copy of the frame looks like: mean brightness 0 to 255, burnt-out part 0 to 1, deviation of its edges. */
interface Light {
  mean: number
  glare: number
  edges: number
}

/** Mean brightness (0 to 255) below which a register cannot be read. */
const DARK = 30
/** Part of the frame that may be burnt out. */
const GLARE = 0.25
/** Standard deviation of the edges below which a picture is blurred. */
const BLUR = 2

export const isDark = ({ mean }: Light): boolean => mean < DARK

export function lightWarnings({ glare, edges }: Light): RecognitionWarning[] {
  return [...(edges < BLUR ? (['BLUR'] as const) : []), ...(glare > GLARE ? (['GLARE'] as const) : [])]
}
