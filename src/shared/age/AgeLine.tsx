import { alert, Button, Clauses } from '@/ui'
import { serverNow } from '@/platform/time'
import { dateAt } from '@domain/date'
import { ageText, daysText, type Age } from './age-text'

interface Props {
  of: Age
  className?: string
}

const WRAPPED = { justifyContent: 'flex-start', textAlign: 'left', whiteSpace: 'normal' } as const

/** How old and how whole figures are (Y-03); the missing days on a tap. */
export function AgeLine({ of, className = '' }: Props) {
  const text = ageText(of, dateAt(serverNow()))
  const missing = of.missingDays ?? []
  if (missing.length === 0) return <div className={`fs-12 t3 num ${className}`}>{text}</div>
  const tell = () => alert(daysText(missing), { title: '缺数日期', cancelText: null, confirmText: '知道了' })
  return (
    // As long as it is, it goes on in a second line.
    <Button kind='text' size='small' className={className} style={WRAPPED} onTap={tell}>
      <Clauses text={text} />
    </Button>
  )
}

/** The same as words of a row that leads elsewhere. */
export const AgeWords = ({ of }: Pick<Props, 'of'>) => (
  <div className='fs-12 t3 num'>{ageText(of, dateAt(serverNow()))}</div>
)
