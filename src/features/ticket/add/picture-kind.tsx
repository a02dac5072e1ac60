import { codes } from '@domain/codes'
import { ticketPictures, type TicketPicture } from '@domain/ticket-suggest'
import { Fault, type Kind } from '@/blocks'
import { Icon, type IconName } from '@/ui'
import './add.scss'

const ICONS: Record<TicketPicture, IconName> = {
  LEAK: 'alarm',
  NO_GAS: 'flame',
  METER: 'meter',
  BILL: 'bill',
  WORKS: 'valve',
  OTHER: 'chat',
}

/** 哪里不对？ in six pictures; '' = none yet. */
export const pictureKind: Kind<TicketPicture | ''> = {
  empty: () => '请选择服务类型',
  draw: ({ id, label, value, onChange, error }) => (
    <div id={id}>
      <div className='ta-grid' role='radiogroup' aria-label={label}>
        {codes(ticketPictures).map((key) => (
          <button
            key={key}
            type='button'
            role='radio'
            aria-checked={value === key}
            className={`ta-picture${key === 'LEAK' ? ' ta-leak' : ''}${value === key ? ' ta-on' : ''}`}
            onClick={() => onChange(key)}
          >
            {value === key && (
              <span className='ta-tick'>
                <Icon name='ok' size={18} />
              </span>
            )}
            <Icon name={ICONS[key]} size={26} />
            <div className='fs-16 fw-b'>{ticketPictures[key].label}</div>
            <div className='fs-12 t2 break'>{ticketPictures[key].note}</div>
          </button>
        ))}
      </div>
      <Fault text={error} />
    </div>
  ),
}
