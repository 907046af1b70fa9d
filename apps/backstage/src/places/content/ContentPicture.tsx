import { uploadContentPicture } from '@jinshu/api';
import { PictureField } from '@jinshu/ui/back-stage';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { contentStrings as s } from './content.strings.ts';

export interface ContentPictureProps {
  label: string;
  imageUrl: string;
  /** Called with the address of an uploaded image, or with nothing. Without it the image only shows. */
  onChange?: ((imageUrl: string) => void) | undefined;
  note?: string | undefined;
  errorMessage?: string | undefined;
}

/** An image of the organization, which is uploaded at once. */
export function ContentPicture({ label, imageUrl, onChange, note, errorMessage }: ContentPictureProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const upload = useMutation({
    mutationFn: (file: File) => api.call(uploadContentPicture, { body: {}, file }),
    onSuccess: ({ url }) => onChange?.(url),
  });
  return (
    <PictureField
      label={label}
      imageUrl={imageUrl}
      chooseLabel={formatMessage(imageUrl === '' ? s.choosePicture : s.changePicture)}
      removeLabel={formatMessage(s.removePicture)}
      note={note}
      isPending={upload.isPending}
      errorMessage={upload.error ? describe(upload.error) : errorMessage}
      {...(onChange && { onSelect: (file: File) => upload.mutate(file), onRemove: () => onChange('') })}
    />
  );
}
