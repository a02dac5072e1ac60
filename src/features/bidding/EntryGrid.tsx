import './entries.scss'

export interface Entry {
  number: string
  isWon: boolean
  isOwn: boolean
}

/** Numbers of so many figures lead with zeros: the last of them tell them apart. */
const FIGURES = 3

/** Numbers of a draw: filled where they won, ringed where they are the customer's own. */
export const EntryGrid = ({ entries, summary }: { entries: readonly Entry[]; summary: string }) => (
  <>
    <div className='nge-all mt8' role='img' aria-label={summary}>
      {entries.map(({ number, isWon, isOwn }) => (
        <div
          key={number}
          className={['nge-one fs-12 num', isWon && 'nge-won', isOwn && 'nge-own'].filter(Boolean).join(' ')}
        >
          {number.slice(-FIGURES)}
        </div>
      ))}
    </div>
    <div className='fs-12 t3 mt8'>深色：中签，方框：您的</div>
  </>
)
