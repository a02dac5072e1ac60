import { chooseDocument } from '.'

const choose = (act: (input: HTMLInputElement) => void, endings?: readonly string[]) => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    act(this)
  })
  return chooseDocument(endings).finally(() => click.mockRestore())
}

test('a PDF of the phone', async () => {
  const file = new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' })
  const chosen = await choose((input) => {
    expect(input.accept).toBe('.pdf')
    Object.defineProperty(input, 'files', { value: [file] })
    input.onchange?.(new Event('change'))
  })
  expect(chosen).toEqual({ kind: 'file', file })
})

test('nothing chosen among others', async () => {
  const leave = (input: HTMLInputElement) => {
    expect(input.accept).toBe('.pdf,.docx')
    input.oncancel?.(new Event('cancel'))
  }
  expect(await choose(leave, ['pdf', 'docx'])).toBeNull()
})
