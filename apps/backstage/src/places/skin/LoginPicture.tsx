import { type OwnSkinRecipe, uploadContentPicture } from '@jinshu/api';
import { ChoiceField, PictureField } from '@jinshu/ui/back-stage';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { skinChoiceStrings as c, skinWorkshopStrings as s } from './skin-workshop.strings.ts';

const tones = ['light', 'dark'] as const;

export interface LoginPictureProps {
  recipe: OwnSkinRecipe;
  /** Without it the image only shows. */
  onChange: ((part: Partial<OwnSkinRecipe>) => void) | undefined;
}

/** The image beside the login, which is uploaded at once, and its tone. */
export function LoginPicture({ recipe: { loginPicture, loginTone }, onChange }: LoginPictureProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const upload = useMutation({
    mutationFn: (file: File) => api.call(uploadContentPicture, { body: {}, file }),
    onSuccess: ({ url }) => onChange?.({ loginPicture: url }),
  });
  return (
    <>
      <PictureField
        label={formatMessage(s.loginPicture)}
        imageUrl={loginPicture}
        chooseLabel={formatMessage(s.choosePicture)}
        removeLabel={formatMessage(s.removePicture)}
        note={formatMessage(s.loginPictureNote)}
        isPending={upload.isPending}
        errorMessage={upload.error ? describe(upload.error) : undefined}
        {...(onChange && { onSelect: (file: File) => upload.mutate(file), onRemove: () => onChange({ loginPicture: '' }) })}
      />
      {loginPicture !== '' && (
        <ChoiceField
          label={formatMessage(s.loginTone)}
          options={tones.map((id) => ({ id, label: formatMessage(c[`loginTone.${id}`]) }))}
          value={loginTone}
          onChange={(id) => onChange?.({ loginTone: id })}
          isDisabled={!onChange}
        />
      )}
    </>
  );
}
