import { useState } from 'react'
import { rectOf } from '@/platform/measure'
import './index-bar.scss'

const ID = 'city-index'

interface Touched {
  touches: { clientY?: number; pageY?: number; length: number } & ArrayLike<{ clientY?: number; pageY?: number }>
}

/** Letters at the right edge: a tap or a finger drawn along them goes to their cities (PO-09). */
export function IndexBar({ letters, onLetter }: { letters: readonly string[]; onLetter: (letter: string) => void }) {
  const [held, setHeld] = useState('')
  const drag = async ({ touches }: Touched) => {
    const y = touches[0]?.clientY ?? touches[0]?.pageY
    const { top, height } = await rectOf(ID)
    if (y === undefined || height <= 0) return
    const letter = letters[Math.min(letters.length - 1, Math.max(0, Math.floor(((y - top) / height) * letters.length)))]
    if (letter === undefined || letter === held) return
    setHeld(letter)
    onLetter(letter)
  }
  const end = () => setHeld('')
  return (
    <>
      <div
        id={ID}
        className='oi-index'
        role='group'
        aria-label='按首字母跳转'
        onTouchMove={(event) => void drag(event)}
        onTouchEnd={end}
        onTouchCancel={end}
      >
        {letters.map((letter) => (
          <button key={letter} type='button' className='oi-letter fs-12 t2' onClick={() => onLetter(letter)}>
            {letter}
          </button>
        ))}
      </div>
      {held !== '' && <div className='oi-bubble fs-24 fw-b'>{held}</div>}
    </>
  )
}
