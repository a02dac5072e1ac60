import { useState } from 'react'
import { PageFrame, useAct } from '@/blocks'
import { UserPortrait } from '@/shared/user'
import { canCrop } from '@/platform/crop'
import { releasePhoto, type Photo } from '@/platform/photo'
import type { PickedFile } from '@/platform/upload'
import { asApiError } from '@/request'
import { upload } from '@/request/upload'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { Stack, toast } from '@/ui'
import { CropView } from './CropView'
import { PhotoSources } from './PhotoSources'
import { profileSaved, UPDATE_PROFILE } from '../update-profile'

/** D FL-01: pictures of 10 MB at most. */
const MOST_BYTES = 10 * 1_048_576

/** 头像 (C 6.9): a picture, its square, upload, call 51. */
export function PortraitView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [sending, setSending] = useState(false)
  const save = useAct(UPDATE_PROFILE, { ...profileSaved, done: () => goBack() })
  if (user === null) return <PageFrame />

  const drop = () => {
    if (photo !== null) releasePhoto(photo)
    setPhoto(null)
  }
  const send = async (file: PickedFile) => {
    setSending(true)
    try {
      const { fileID } = await upload(file, 'AVATAR')
      await save.run({ portrait: fileID })
    } catch (failure) {
      const error = asApiError(failure)
      // The call itself has shown other failures.
      if (error.is('44852')) toast(error.message)
    } finally {
      setSending(false)
      drop()
    }
  }
  const take = (picked: Photo) => {
    if (picked.size > MOST_BYTES) return toast('文件大小不能超过10MB')
    if (canCrop) return setPhoto(picked)
    void send(picked.file)
  }

  if (photo !== null) return <CropView photo={photo} busy={sending} onDone={send} onCancel={drop} />
  return (
    <PageFrame footer={<PhotoSources busy={sending} onPhoto={take} />}>
      <Stack gap={24} top={24} align='centre' className='gutter'>
        <UserPortrait size={200} />
      </Stack>
    </PageFrame>
  )
}
