import type { Record } from '../parts/types'
import type { useWheels } from './use-wheels'
import './wheels.scss'

interface Props {
  record: Record
  wheels: ReturnType<typeof useWheels>
  isFixed: boolean
}

/** The register, one wheel each, with keys to correct it. */
export function WheelRow({ record: { intDigits, decDigits }, wheels, isFixed }: Props) {
  const { chars, at, seen, look, type } = wheels
  return (
    <>
      <div className='rw-wheels' role='group' aria-label='读数'>
        {chars.map((char, index) => (
          <span key={index} className='rw-wheels'>
            {index === intDigits && decDigits > 0 && <span className='rw-point fs-20 fw-b'>.</span>}
            <button
              type='button'
              className={`rw-wheel fs-20 fw-b num ${index === at && !isFixed ? 'rw-on' : seen.includes(index) ? 'rw-sure' : 'rw-check'}`}
              disabled={isFixed}
              aria-label={`第${index + 1}位 ${char}`}
              aria-pressed={index === at}
              onClick={() => look(index)}
            >
              {char}
            </button>
          </span>
        ))}
      </div>
      {!isFixed && (
        <div className='rw-keys mt16' role='group' aria-label='改这一位'>
          {[...'1234567890'].map((digit) => (
            <button
              key={digit}
              type='button'
              className='rw-key fs-20 num'
              disabled={at === null}
              onClick={() => type(digit)}
            >
              {digit}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
