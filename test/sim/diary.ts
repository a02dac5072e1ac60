import type { Caller } from '../setup/gateway'
import type { Answer } from '../setup/envelope'

type Key = Parameters<Caller['send']>[0]

/** A write that was sent, and what it was answered first. */
interface Sent {
  caller: Caller
  key: Key
  input: object
  /** null: it did not reach the caller. */
  answer: string | null
}

/** The answer of a process that died, as its caller sees it. */
const unheard: Answer<never> = {
  status: 0,
  ok: false,
  code: 'LOST',
  text: 'no process answers',
  data: undefined as never,
  raw: null,
  headers: {},
}

/** A fault of the gateway's own, or of its database. */
const isFault = ({ status, code }: Answer<unknown>): boolean => status >= 500 || code === '2998' || code === '2999'

/** Codes of a repeat where the first call is still under way. */
const underWay = new Set(['2906', '5005'])

/** Everything that is said to the product and by it, and what is wrong with that alone. */
export class Diary {
  readonly lines: string[] = []
  /** Whole answers; with the lines they are what a replay has to give again. */
  readonly answers: string[] = []
  readonly codes = new Map<string, number>()
  private calls: string[] = []
  private faults: string[] = []
  private readonly sent: Sent[] = []

  constructor(
    private readonly isDead: () => boolean,
    /** Something was broken on purpose: faults of the gateway's own follow from it. */
    private readonly isBroken: () => boolean,
  ) {}

  /** The end of a step: its line. Answers what was wrong in it. */
  close(title: string, events: readonly string[]): string[] {
    this.lines.push([title, ...this.calls, ...events].join('; '))
    this.calls = []
    return this.faults.splice(0)
  }

  fault(text: string): void {
    this.faults.push(text)
  }

  /** A caller that writes its calls down; `current` answers the one at the running process. */
  caller(current: () => Caller): Caller {
    const send = async (key: Key, input: unknown): Promise<Answer<never>> => {
      if (this.isDead()) return unheard
      const given = await current().send(key, input)
      const answer = this.isDead() ? unheard : given
      this.note(caller, key, input as object, answer)
      return answer as Answer<never>
    }
    const caller: Caller = {
      headers: {},
      call: (key, input) => send(key, input),
      send: (key, input) => send(key, input),
      async ok(key, input) {
        const answer = await send(key, input)
        if (!answer.ok) throw new NotDone(`${key}: ${answer.code} ${answer.text}`)
        return answer.data
      },
    }
    return caller
  }

  /** Sends a write a second time; `back`: the last one, the one before … */
  async again(back: number): Promise<void> {
    const sent = this.sent.at(-back)
    if (sent) await sent.caller.send(sent.key, sent.input)
  }

  private note(caller: Caller, key: Key, input: object, answer: Answer<unknown>): void {
    this.codes.set(answer.code, (this.codes.get(answer.code) ?? 0) + 1)
    this.calls.push(`${key.replace(/^\S+ (GET|POST) \/?(crmgas\/)?/, '')} ${answer.code}`)
    this.answers.push(JSON.stringify(answer.raw))
    if (isFault(answer) && !this.isBroken())
      this.faults.push(`${key} is answered ${answer.status} ${answer.code} ${answer.text} without a cause`)
    if ('requestNo' in input) this.compare(caller, key, input, answer)
  }

  /** CV-3: one request number has one answer. */
  private compare(caller: Caller, key: Key, input: object, answer: Answer<unknown>): void {
    const heard = answer.ok && answer.code !== '5005' ? JSON.stringify(answer.data) : null
    const first = this.sent.find((one) => one.caller === caller && one.key === key && isSameNumber(one.input, input))
    if (!first) this.sent.push({ caller, key, input, answer: heard })
    else if (first.answer === null) first.answer = heard
    else if (heard !== first.answer && !underWay.has(answer.code) && !isFault(answer) && answer !== unheard)
      this.faults.push(`CV-3: ${key} answers one request number with ${first.answer} and with ${answer.code} ${heard}`)
  }
}

/** A call that an act needs was refused: the act ends there. */
export class NotDone extends Error {}

const isSameNumber = (a: object, b: object): boolean =>
  (a as { requestNo?: unknown }).requestNo === (b as { requestNo?: unknown }).requestNo
