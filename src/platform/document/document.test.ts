import { chooseDocument } from '.'

const choose = (act: (input: HTMLInputElement) => void) => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    act(this)
  })
  return chooseDocument().finally(() => click.mockRestore())
}

test('a PDF of the phone', async () => {
  const file = new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' })
  const chosen = await choose((input) => {
    expect(input.accept).toBe('application/pdf')
    Object.defineProperty(input, 'files', { value: [file] })
    input.onchange?.(new Event('change'))
  })
  expect(chosen).toEqual({ kind: 'file', file })
})

test('nothing chosen', async () => {
  expect(await choose((input) => input.oncancel?.(new Event('cancel')))).toBeNull()
})
