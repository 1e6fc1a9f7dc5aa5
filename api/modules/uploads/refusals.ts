import { ApiError, broken, invalid } from '../../platform/errors.ts';

/** What is wrong with an uploaded file, by the status that HTTP has for it. The message stands at the field of the form. */
export const noFile = (field: string): ApiError => invalid({ [field]: [broken('required')] });

/** specification §5, image check */
export const notAnImage = (): ApiError => new ApiError(415, 'not_an_image', { field: 'image' });
export const falseType = (field: string): ApiError => new ApiError(415, 'file_type_mismatch', { field });
export const typeNotTaken = (field: string): ApiError => new ApiError(415, 'file_type_not_taken', { field });
export const brokenImage = (): ApiError => new ApiError(422, 'broken_image', { field: 'image' });
/** a small file may unpack to more memory than a machine has */
export const tooManyPixels = (): ApiError => new ApiError(413, 'too_many_pixels', { field: 'image' });
export const addressRefused = (): ApiError => new ApiError(422, 'address_refused', { field: 'url' });
