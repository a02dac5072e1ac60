import { group, SettingError, type Env } from '../../config-world'

/** A bucket of an S3-compatible object store. */
export interface ObjectStoreConfig {
  /** Address of the store; `{bucket}` in it stands for the bucket (virtual-hosted style), else the bucket is the path's first part. */
  endpoint: string
  /** The same for downloads, when clients reach the store at another one. */
  publicEndpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET']

/** The bucket that the settings name; null without one. */
export function objectStoreOf(env: Env): ObjectStoreConfig | null {
  const outside = env.S3_PUBLIC_ENDPOINT ?? ''
  return group(env, names, ([endpoint = '', bucket = '', region = '', key = '', secret = '']) => ({
    endpoint: address('S3_ENDPOINT', endpoint),
    publicEndpoint: address('S3_PUBLIC_ENDPOINT', outside || endpoint),
    bucket,
    region,
    key,
    secret,
  }))
}

function address(name: string, value: string): string {
  if (!/^https?:\/\/[^/]+\/?$/.test(value))
    throw new SettingError(`${name}=${value} is no address like https://s3.example.com.`)
  return value.replace(/\/$/, '')
}
