import { useState, type KeyboardEvent } from 'react'
import { rectOf } from '@/platform/measure'
import './index-bar.scss'

const ID = 'city-index'

interface Point {
  clientY?: number
  pageY?: number
}
interface Touched {
  touches: { length: number } & ArrayLike<Point>
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Letters at the right edge: a tap or a finger drawn along them goes to their cities (PO-09). One control, since letters are lower than
 * what a finger can hit: the whole bar is touched, and arrow keys go on by a letter.
 */
export function IndexBar({ letters, onLetter }: { letters: readonly string[]; onLetter: (letter: string) => void }) {
  const [held, setHeld] = useState('')
  const [at, setAt] = useState(0)
  const go = (index: number) => {
    const next = Math.min(letters.length - 1, Math.max(0, index))
    const letter = letters[next]
    if (letter === undefined) return ''
    setAt(next)
    onLetter(letter)
    return letter
  }
  const toPoint = async (point: Point | undefined) => {
    const y = point?.clientY ?? point?.pageY
    const { top, height } = await rectOf(ID)
    return y === undefined || height <= 0 ? '' : go(Math.floor(((y - top) / height) * letters.length))
  }
  const drag = async ({ touches }: Touched) => setHeld(await toPoint(touches[0]))
  const end = () => setHeld('')
  return (
    <>
      <div
        id={ID}
        className='oi-index'
        role='slider'
        tabIndex={0}
        aria-label='按首字母跳转'
        aria-orientation='vertical'
        aria-valuemin={1}
        aria-valuemax={letters.length}
        aria-valuenow={at + 1}
        aria-valuetext={letters[at]}
        // A mouse.
        onClick={(event) => void toPoint(event)}
        onTouchStart={(event) => void drag(event)}
        onTouchMove={(event) => void drag(event)}
        onTouchEnd={end}
        onTouchCancel={end}
        onKeyDown={({ key }: KeyboardEvent) => {
          const step = STEPS[key]
          if (step !== undefined) go(at + step)
        }}
      >
        {letters.map((letter) => (
          <span key={letter} className='oi-letter fs-12 t2'>
            {letter}
          </span>
        ))}
      </div>
      {held !== '' && <div className='oi-bubble fs-24 fw-b'>{held}</div>}
    </>
  )
}
