// Read by Taro while its modules load, hence before every other set-up file.
process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
