import { ApiError } from '../../platform/errors.ts';

/** What is wrong with an uploaded file, by the status that HTTP has for it. The message stands at the field of the form. */
const refuse = (status: number, code: string, field: string, message: string): ApiError =>
  new ApiError(status, code, message, { errors: { [field]: [message] } });

export const noFile = (field: string): ApiError => refuse(422, 'validation_failed', field, 'Required field');

/** specification §5, image check */
export const notAnImage = (): ApiError =>
  refuse(415, 'not_an_image', 'image', 'This is not a picture. JPEG, PNG, WebP, AVIF and GIF are taken');

export const falseType = (field: string): ApiError =>
  refuse(415, 'file_type_mismatch', field, 'The file is not what its name and type say');

export const typeNotTaken = (field: string): ApiError =>
  refuse(415, 'file_type_not_taken', field, 'Files of this type are not taken');

export const brokenImage = (): ApiError =>
  refuse(422, 'broken_image', 'image', 'The picture is damaged and cannot be read');

export const addressRefused = (): ApiError =>
  refuse(422, 'address_refused', 'url', 'Nothing can be fetched from this address');
