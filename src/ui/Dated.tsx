import type { DatedProps } from './props'

/** '2026-11-20', '11-20', '11-20 09:30'; no number of a phone or a contract. */
const DATE = /(\b(?:\d{4}-)?\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?\b)/

/** A text in which each date stays in one piece: a browser breaks '2027-01-22' at its hyphens. */
export const Dated = ({ text, className, style }: DatedProps) => (
  <span className={className} style={style}>
    {text.split(DATE).map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className='nowrap'>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </span>
)
