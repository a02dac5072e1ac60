import type { ReactNode } from 'react'
import './offer-row.scss'
import '../elective.scss'

interface Figures {
  total: string
  note: string
  worst: string
  month: string
}

interface Props {
  /** null: nothing to choose, the row to compare with. */
  isOn: boolean | null
  title: string
  tag?: ReactNode
  notes: readonly string[]
  figures: Figures | null
  onTap?: () => void
}

/** An option with what it would have cost in twelve months and its dearest month. */
export function OfferRow({ isOn, title, tag, notes, figures, onTap }: Props) {
  const content = (
    <>
      <span className={`eo-dot ${isOn === null ? 'eo-dot-none' : ''} ${isOn ? 'eo-dot-on' : ''}`} aria-hidden='true' />
      <div className='eo-name'>
        <div className='eo-title'>
          <span className='fs-15 fw-b break'>{title}</span>
          {tag}
        </div>
      </div>
      {figures && (
        <>
          <Figure value={figures.total} note={figures.note} isStrong />
          <Figure value={figures.worst} note={figures.month} />
        </>
      )}
      <div className='eo-notes'>
        {notes.map((note) => (
          <div key={note} className='fs-12 t3 num mt4 break'>
            {note}
          </div>
        ))}
      </div>
    </>
  )
  if (isOn === null) return <div className='eo-row'>{content}</div>
  return (
    <button
      type='button'
      role='radio'
      aria-checked={isOn}
      className={`eo-row ${isOn ? 'eo-row-on' : ''}`}
      onClick={onTap}
    >
      {content}
    </button>
  )
}

const Figure = ({ value, note, isStrong }: { value: string; note: string; isStrong?: boolean }) => (
  <div className='es-figure num'>
    <div className={isStrong ? 'fs-14 fw-b' : 'fs-14'}>{value}</div>
    <div className='fs-12 t2 mt4'>{note}</div>
  </div>
)
