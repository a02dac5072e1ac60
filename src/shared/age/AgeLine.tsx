import { alert, Button } from '@/ui'
import { serverNow } from '@/platform/time'
import { dateAt } from '@domain/date'
import { ageText, type Age } from './age-text'

interface Props extends Age {
  className?: string
}

/** How old and how whole figures are; the missing days on a tap. */
export function AgeLine({ className = '', ...age }: Props) {
  const text = ageText(age, dateAt(serverNow()))
  if (age.missingDays.length === 0) return <div className={`fs-12 t3 num ${className}`}>{text}</div>
  const tell = () => alert(age.missingDays.join('、'), { title: '缺数日期', cancelText: null, confirmText: '知道了' })
  return (
    <Button kind='text' size='small' className={className} onTap={tell}>
      {text}
    </Button>
  )
}
