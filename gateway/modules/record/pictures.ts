/** Pictures with their addresses; those that are gone are left out. */
export const picturesIn = (addresses: ReadonlyMap<string, string>, fileIds: readonly string[]) =>
  fileIds.flatMap((fileId) => {
    const url = addresses.get(fileId)
    return url === undefined ? [] : [{ fileId, url }]
  })
