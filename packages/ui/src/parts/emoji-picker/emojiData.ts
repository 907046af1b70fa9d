/** The groups, in the order of the picker. */
export const emojiGroups = ['faces', 'hands', 'hearts', 'nature', 'food', 'places', 'work', 'signs'] as const;

/** A group of emoji. */
export type EmojiGroup = (typeof emojiGroups)[number];

/** One emoji a line: the emoji, its name in simplified Chinese, in traditional where that differs, in English. */
export const emojiLines: Readonly<Record<EmojiGroup, string>> = {
  faces: `😀|大笑||grinning
😃|开心|開心|happy
😄|眉开眼笑|眉開眼笑|smiling eyes
😁|嘻嘻||beaming
😆|笑眯了眼|笑瞇了眼|laughing
😅|汗颜|尷尬笑|nervous laugh
🤣|笑翻了||rolling on the floor
😂|笑哭||tears of joy
🙂|微笑||slight smile
🙃|倒脸|顛倒|upside down
😉|眨眼||wink
😊|羞涩微笑|靦腆微笑|blush
😇|天使||halo
🥰|喜爱|喜愛|adore
😍|花痴|愛心眼|heart eyes
🤩|崇拜||star-struck
😘|飞吻|飛吻|kiss
😋|好吃||yummy
😜|调皮|調皮|playful
🤪|滑稽||zany
🤗|拥抱|擁抱|hug
🤭|捂嘴笑|摀嘴笑|giggle
🤫|嘘|噓|hush
🤔|思考||thinking
🤐|闭嘴|閉嘴|zipped mouth
🤨|挑眉||raised eyebrow
😐|面无表情|面無表情|neutral
😑|无语|無語|expressionless
😶|沉默||silent
😏|得意||smirk
😒|不悦|不悅|unamused
🙄|翻白眼||eye roll
😬|龇牙|齜牙|grimace
😌|松了口气|鬆了口氣|relieved
😔|沉思||pensive
😪|困|睏|sleepy
😴|睡着了|睡著了|sleeping
😷|口罩||mask
🤒|发烧|發燒|fever
🤕|受伤|受傷|hurt
🤧|打喷嚏|打噴嚏|sneeze
🥵|热|熱|hot
🥶|冷||cold
😵|头晕|頭暈|dizzy
🤯|震惊|震驚|mind blown
🥳|庆祝|慶祝|party face
😎|墨镜|墨鏡|sunglasses
🤓|书呆子|書呆子|nerd
🧐|单片眼镜|單片眼鏡|monocle
😕|困惑||confused
😟|担心|擔心|worried
🙁|不开心|不開心|frown
😮|惊讶|驚訝|surprised
😲|目瞪口呆||astonished
🥺|恳求|懇求|pleading
😢|流泪|流淚|crying
😭|大哭||sobbing
😱|尖叫||scream
😖|纠结|糾結|confounded
😣|忍耐||persevering
😞|失望||disappointed
😓|冷汗||cold sweat
😩|累坏了|累壞了|weary
🥱|打哈欠||yawn
😤|气鼓鼓|氣鼓鼓|huff
😡|生气|生氣|angry
🤖|机器人|機器人|robot
👻|幽灵|幽靈|ghost
💩|便便||poo`,
  hands: `👍|赞|讚|thumbs up
👎|踩||thumbs down
👌|好的||OK hand
✌️|胜利|勝利|victory
🤞|祈求好运|祈求好運|fingers crossed
🤝|握手||handshake
👏|鼓掌||clap
🙌|举手欢呼|舉手歡呼|raising hands
🙏|双手合十|雙手合十|folded hands
🤲|双手捧起|雙手捧起|palms up
👋|挥手|揮手|wave
🖐️|手掌||hand
✋|举手|舉手|raised hand
👊|拳头|拳頭|fist bump
✊|握拳||raised fist
💪|加油||strong
🫶|比心||heart hands
🤟|爱你|愛你|love you
👈|左指||point left
👉|右指||point right
👆|上指||point up
👇|下指||point down
☝️|食指||index up
✍️|写字|寫字|writing hand
🙇|鞠躬||bow
🙋|我来|我來|raising a hand
🤷|摊手|攤手|shrug
🤦|捂脸|摀臉|facepalm
🙅|不行||no gesture
🙆|可以||OK gesture
👀|眼睛||eyes
👂|耳朵||ear
🧠|大脑|大腦|brain
🏃|跑步||running
🚶|走路||walking
🧘|打坐||meditation`,
  hearts: `❤️|红心|紅心|red heart
🧡|橙心||orange heart
💛|黄心|黃心|yellow heart
💚|绿心|綠心|green heart
💙|蓝心|藍心|blue heart
💜|紫心||purple heart
🖤|黑心||black heart
🤍|白心||white heart
💔|心碎||broken heart
💕|两颗心|兩顆心|two hearts
💖|闪亮的心|閃亮的心|sparkling heart
💗|心动|心動|growing heart
💯|满分|滿分|hundred
✨|闪亮|閃亮|sparkles
🌟|闪耀之星|閃耀之星|glowing star
⭐|星星||star
🔥|火||fire
💥|爆炸||boom
💫|头晕星|暈星|dizzy star
💦|汗滴||sweat drops
💨|一溜烟|一溜煙|dash
💤|瞌睡||zzz
🎉|庆祝礼花|慶祝禮花|party popper
🎊|彩球||confetti
🎈|气球|氣球|balloon
🎁|礼物|禮物|gift
🧧|红包|紅包|red envelope
🏮|灯笼|燈籠|lantern
🧨|鞭炮||firecracker
🎆|烟花|煙火|fireworks
🎂|生日蛋糕||birthday cake
🏆|奖杯|獎盃|trophy
🥇|金牌||gold medal
🎖️|勋章|勳章|medal
🎓|毕业帽|學士帽|graduation`,
  nature: `☀️|晴||sun
🌤️|晴间多云|晴時多雲|partly sunny
⛅|多云|多雲|cloudy
☁️|阴|陰|cloud
🌧️|雨||rain
⛈️|雷雨||thunderstorm
❄️|雪花||snowflake
⛄|雪人||snowman
🌈|彩虹||rainbow
🌙|月牙||crescent moon
🌕|满月|滿月|full moon
🌊|海浪||wave of water
⚡|闪电|閃電|lightning
☂️|雨伞|雨傘|umbrella
🌸|樱花|櫻花|blossom
🌹|玫瑰||rose
🌻|向日葵||sunflower
🌷|郁金香|鬱金香|tulip
💐|花束||bouquet
🪷|莲花|蓮花|lotus
🌱|幼苗||seedling
🌲|松树|松樹|evergreen
🎋|竹||bamboo
🍀|四叶草|四葉草|clover
🍁|枫叶|楓葉|maple leaf
🍂|落叶|落葉|fallen leaf
🐶|狗||dog
🐱|猫|貓|cat
🐰|兔||rabbit
🐼|熊猫|熊貓|panda
🐯|虎||tiger
🐮|牛||cow
🐷|猪|豬|pig
🐴|马|馬|horse
🐵|猴||monkey
🐔|鸡|雞|chicken
🐉|龙|龍|dragon
🐟|鱼|魚|fish
🦋|蝴蝶||butterfly
🐝|蜜蜂||bee
🕊️|和平鸽|和平鴿|dove`,
  food: `🍎|苹果|蘋果|apple
🍊|橘子||tangerine
🍋|柠檬|檸檬|lemon
🍌|香蕉||banana
🍉|西瓜||watermelon
🍇|葡萄||grapes
🍓|草莓||strawberry
🍑|桃||peach
🍒|樱桃|櫻桃|cherries
🥭|芒果||mango
🍅|番茄||tomato
🥕|胡萝卜|胡蘿蔔|carrot
🌽|玉米||corn
🥬|青菜||leafy green
🍚|米饭|米飯|rice
🍜|面条|麵條|noodles
🥟|饺子|餃子|dumpling
🍣|寿司|壽司|sushi
🍙|饭团|飯糰|rice ball
🍞|面包|麵包|bread
🥮|月饼|月餅|moon cake
🍰|蛋糕||cake
🍪|饼干|餅乾|cookie
🍫|巧克力||chocolate
🍦|冰淇淋||ice cream
🍵|茶||tea
☕|咖啡||coffee
🧋|奶茶||bubble tea
🥤|饮料|飲料|drink
🍺|啤酒||beer
🍻|干杯|乾杯|cheers
🥂|碰杯||toast of glasses
🥢|筷子||chopsticks`,
  places: `🏠|家||home
🏢|办公楼|辦公大樓|office building
🏥|医院|醫院|hospital
🏦|银行|銀行|bank
🏨|酒店|飯店|hotel
🏫|学校|學校|school
🏭|工厂|工廠|factory
🏯|城楼|城樓|castle
🌉|桥|橋|bridge
🏔️|雪山||mountain
🏖️|海滩|海灘|beach
🗺️|地图|地圖|map
🧭|指南针|指南針|compass
🚗|汽车|汽車|car
🚕|出租车|計程車|taxi
🚌|公交车|公車|bus
🚇|地铁|捷運|metro
🚄|高铁|高鐵|high-speed train
✈️|飞机|飛機|plane
🚀|火箭||rocket
🚢|轮船|輪船|ship
🚲|自行车|腳踏車|bicycle
🚚|货车|貨車|truck
🚦|红绿灯|紅綠燈|traffic light
⚽|足球||football
🏀|篮球|籃球|basketball
🏓|乒乓球|桌球|table tennis
🏸|羽毛球||badminton
🏊|游泳||swimming
🚴|骑行|騎車|cycling
🎯|靶心||target
🎮|游戏|遊戲|game
🎵|音乐|音樂|music
🎬|电影|電影|film
🎨|调色板|調色盤|palette
📷|相机|相機|camera`,
  work: `💼|公文包||briefcase
📁|文件夹|資料夾|folder
📂|打开的文件夹|開啟的資料夾|open folder
📄|文档|文件|document
📝|备忘|記事|memo
📊|柱状图|長條圖|bar chart
📈|上升||rising chart
📉|下降||falling chart
📅|日历|行事曆|calendar
📆|撕页日历|日曆|tear-off calendar
📌|图钉|圖釘|pin
📍|位置||location
📎|回形针|迴紋針|paper clip
✂️|剪刀||scissors
📏|尺||ruler
🖊️|笔|筆|pen
✏️|铅笔|鉛筆|pencil
📧|电子邮件|電子郵件|e-mail
📨|来信|來信|incoming mail
📩|发信|寄信|outgoing mail
📮|邮筒|郵筒|post box
📦|包裹||parcel
📞|电话|電話|telephone
📱|手机|手機|mobile
💻|笔记本电脑|筆記型電腦|laptop
🖥️|台式电脑|桌上型電腦|desktop
🖨️|打印机|印表機|printer
⌨️|键盘|鍵盤|keyboard
🔋|电池|電池|battery
🔌|插头|插頭|plug
💡|灯泡|燈泡|idea
🔍|放大镜|放大鏡|search
🔒|锁|鎖|lock
🔑|钥匙|鑰匙|key
🔔|铃|鈴|bell
⏰|闹钟|鬧鐘|alarm clock
⌛|沙漏||hourglass
🕐|时钟|時鐘|clock
💰|钱袋|錢袋|money bag
💳|银行卡|信用卡|card
🧾|票据|收據|receipt
⚖️|天平||scales
🔧|扳手||wrench
⚙️|齿轮|齒輪|gear
🔬|显微镜|顯微鏡|microscope
💊|药|藥|pill
🩺|听诊器|聽診器|stethoscope
📚|书|書|books
📖|翻开的书|翻開的書|open book
📰|报纸|報紙|newspaper
🗂️|索引||index dividers
🗑️|垃圾桶||waste bin`,
  signs: `✅|完成||done
☑️|勾选|勾選|ticked
✔️|对号|勾號|tick
❌|错误|錯誤|wrong
❎|叉号|叉號|cross
❗|感叹号|驚嘆號|exclamation mark
❓|问号|問號|question mark
⚠️|警告||warning
🚫|禁止||forbidden
⛔|禁入||no entry
🆗|可||OK
🆕|新||new
🔴|红圈|紅圈|red circle
🟠|橙圈||orange circle
🟡|黄圈|黃圈|yellow circle
🟢|绿圈|綠圈|green circle
🔵|蓝圈|藍圈|blue circle
🟣|紫圈||purple circle
⚪|白圈||white circle
⚫|黑圈||black circle
🚩|红旗|紅旗|red flag
🏁|方格旗||chequered flag
➡️|右箭头|右箭頭|right arrow
⬅️|左箭头|左箭頭|left arrow
⬆️|上箭头|上箭頭|up arrow
⬇️|下箭头|下箭頭|down arrow
🔄|循环|循環|cycle
➕|加号|加號|plus
➖|减号|減號|minus
➗|除号|除號|divide
✖️|乘号|乘號|times
💬|对话|對話|speech
💭|想法||thought
🔗|链接|連結|link
ℹ️|信息|資訊|information
♻️|回收||recycle
🈴|合格||pass
㊗️|祝||congratulations
㊙️|秘||secret`,
};
