import { markedParts, type MarkRanges } from './marked-parts'

/** A text with the words that were searched for in another colour (E-N-10). */
export function Marked({ text, ranges }: { text: string; ranges?: MarkRanges | undefined }) {
  return (
    <span>
      {markedParts(text, ranges).map((part, index) => (
        <span key={index} className={part.hit ? 'c-danger' : undefined}>
          {part.text}
        </span>
      ))}
    </span>
  )
}
