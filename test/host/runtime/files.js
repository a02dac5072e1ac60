/*
 * Pictures of the phone: chosen with the browser's own file dialog, kept under a temporary path as WeChat does, sent from there.
 */
/** `addressOf` leads a call of the app to the gateway under test. */
export function makeFiles({ log, fail, succeed, addressOf }) {
  const files = new Map()

  /** One of the APIs that Taro leaves to WeChat, which promises when no callback is given. */
  const chooseMedia = (options) =>
    options.success || options.fail || options.complete
      ? choose(options)
      : new Promise((resolve, reject) => choose({ ...options, success: resolve, fail: reject }))

  function choose(options) {
    log('api', ['chooseMedia', { count: options.count, sourceType: options.sourceType }])
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.multiple = options.count > 1
    input.onchange = () => {
      const chosen = [...input.files].slice(0, options.count)
      if (chosen.length === 0) return void fail('chooseMedia', options, 'cancel')
      succeed('chooseMedia', options, { type: 'image', tempFiles: chosen.map(kept) })
    }
    input.oncancel = () => fail('chooseMedia', options, 'cancel')
    input.click()
  }

  function kept(file) {
    const tempFilePath = `wxfile://tmp_${files.size}/${file.name}`
    files.set(tempFilePath, file)
    return { tempFilePath, size: file.size, fileType: 'image' }
  }

  function getImageInfo(options) {
    const file = files.get(options.src)
    if (!file) return void fail('getImageInfo', options, 'no such file')
    createImageBitmap(file).then(
      ({ width, height }) => succeed('getImageInfo', options, { width, height, path: options.src, orientation: 'up' }),
      () => fail('getImageInfo', options, 'no picture'),
    )
  }

  function canvasToTempFilePath(options) {
    log('api', ['canvasToTempFilePath', { fileType: options.fileType }])
    options.canvas.toBlob((blob) => {
      if (!blob) return void fail('canvasToTempFilePath', options, 'empty canvas')
      const tempFilePath = `wxfile://tmp_${files.size}/canvas.png`
      files.set(tempFilePath, new File([blob], 'canvas.png', { type: 'image/png' }))
      return succeed('canvasToTempFilePath', options, { tempFilePath })
    }, 'image/png')
  }

  /** The same picture: flows send none that is too large. */
  const compressImage = (options) => succeed('compressImage', options, { tempFilePath: options.src })

  /** A task with its progress, like WeChat's. */
  function uploadFile(options) {
    log('request', ['UPLOAD', options.url])
    const file = files.get(options.filePath)
    const request = new XMLHttpRequest()
    const heard = []
    if (file) {
      const form = new FormData()
      for (const [name, value] of Object.entries(options.formData ?? {})) form.append(name, value)
      form.append(options.name, file, file.name)
      request.open('POST', addressOf(new URL(options.url, window.location.href).href))
      for (const [name, value] of Object.entries(options.header ?? {}))
        if (name.toLowerCase() !== 'content-type') request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) =>
        heard.forEach((tell) => tell({ progress: Math.round((loaded / total) * 100), totalBytesSent: loaded }))
      request.onload = () => succeed('uploadFile', options, { statusCode: request.status, data: request.responseText })
      request.onerror = () => fail('uploadFile', options, 'network')
      request.onabort = () => fail('uploadFile', options, 'abort')
      request.send(form)
    } else fail('uploadFile', options, 'file not found')
    return {
      abort: () => request.abort(),
      onProgressUpdate: (tell) => void heard.push(tell),
      offProgressUpdate: (tell) => void heard.splice(heard.indexOf(tell) >>> 0, 1),
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
    }
  }

  return { chooseMedia, getImageInfo, compressImage, canvasToTempFilePath, uploadFile }
}
