import type { TestGateway } from './gateway'

/** A store of files that wants a connection of its own: called inside of a transaction it would wait for ever. */
export function storeOutside({ db, gateway: { work } }: TestGateway): void {
  const { files } = work.ports
  const put = files.put.bind(files)
  jest.spyOn(files, 'put').mockImplementation(async (...file) => {
    await db.selectFrom('setting').select('key').execute()
    return put(...file)
  })
}
