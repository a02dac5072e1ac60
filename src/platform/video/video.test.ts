import { chooseVideo } from '.'

const choose = (source: 'camera' | 'album', act: (input: HTMLInputElement) => void) => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    act(this)
  })
  return chooseVideo(source).finally(() => click.mockRestore())
}
const file = new File(['film'], 'v.mp4', { type: 'video/mp4' })
const give = (input: HTMLInputElement) => {
  Object.defineProperty(input, 'files', { value: [file] })
  input.onchange?.(new Event('change'))
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
})
afterEach(() => jest.restoreAllMocks())

/** The film element as the browser fills it. */
const reads = (event: 'loadedmetadata' | 'error', seconds: number) =>
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'duration', { value: seconds })
    setTimeout(() => this.dispatchEvent(new Event(event)))
  })

test.each([
  ['its length', 'loadedmetadata', 12.5, 12.5],
  ['a stream without a length', 'loadedmetadata', Infinity, null],
  ['one that the browser cannot read', 'error', 0, null],
] as const)('a film of the phone: %s', async (_, event, duration, seconds) => {
  reads(event, duration)
  expect(await choose('album', give)).toEqual({ file: { kind: 'file', file }, size: 4, seconds })
})

test('the camera is asked for; nothing taken', async () => {
  expect(
    await choose('camera', (input) => {
      expect([input.accept, input.getAttribute('capture')]).toEqual(['video/mp4,video/quicktime', 'environment'])
      input.oncancel?.(new Event('cancel'))
    }),
  ).toBeNull()
})
