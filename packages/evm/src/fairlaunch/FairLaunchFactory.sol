// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, IFairLaunchFactory, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees, PresaleInfo2} from "../interfaces/IPresale.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {FairLaunch, FairLaunchTerms} from "./FairLaunch.sol";
import {SharedSaleFactory} from "./SharedSaleFactory.sol";

/// @title Creates fair launches; one is genuine when `FairLaunchCreated` of this factory names it (FAC-02)
contract FairLaunchFactory is IFairLaunchFactory, SharedSaleFactory {
    /// @param flatFee_ wei for a creation; it never changes
    constructor(ILaunchpadSetting setting, uint256 flatFee_)
        SharedSaleFactory(setting, flatFee_, address(new FairLaunch(setting)))
    {}

    /// @inheritdoc IFairLaunchFactory
    function create(
        FairLaunchInfo calldata info,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) external payable returns (address fairLaunch) {
        FairLaunchTerms memory t = _checked(info, owner, team, agreed);
        fairLaunch = CreatorClones.clone(IMPLEMENTATION, abi.encode(t));
        _announce(fairLaunch, t);
        _take(t, fairLaunch);
    }

    function _announce(address fairLaunch, FairLaunchTerms memory t) private {
        emit FairLaunchCreated(
            fairLaunch,
            msg.sender,
            t.info.saleToken,
            t.info,
            t.info2,
            t.fees,
            t.team,
            TokenMetadata.read(t.info.saleToken),
            TokenMetadata.readBase(t.info.baseToken)
        );
    }
}
