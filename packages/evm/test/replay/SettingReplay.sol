// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {LaunchpadSetting} from "../../src/launchpad/LaunchpadSetting.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice The platform's settings, from their logs since the deployment.
contract SettingReplay is Replay {
    LaunchpadSetting private immutable SETTING;

    address private _owner;
    address private _rabAddress;
    uint256 private _baseFee;
    uint256 private _tokenFee;
    uint256 private _creationFee;
    address private _feeAddress;
    address[] private _factories;
    mapping(address factory => ILaunchpadSetting.Exchange) private _exchanges;
    address[] private _baseTokens;

    constructor(LaunchpadSetting setting) {
        SETTING = setting;
    }

    function check() external view override {
        address at = address(SETTING);
        _same(at, abi.encodeCall(SETTING.owner, ()), abi.encode(_owner), "owner");
        _same(at, abi.encodeCall(SETTING.getRABAddress, ()), abi.encode(_rabAddress), "administrator");
        _same(at, abi.encodeCall(SETTING.getBaseFee, ()), abi.encode(_baseFee), "base fee");
        _same(at, abi.encodeCall(SETTING.getTokenFee, ()), abi.encode(_tokenFee), "token fee");
        _same(at, abi.encodeCall(SETTING.getCreationFee, ()), abi.encode(_creationFee), "creation fee");
        _same(at, abi.encodeCall(SETTING.getFeeAddress, ()), abi.encode(_feeAddress), "fee address");
        ILaunchpadSetting.Exchange[] memory list = new ILaunchpadSetting.Exchange[](_factories.length);
        for (uint256 i; i < list.length; ++i) {
            list[i] = _exchanges[_factories[i]];
        }
        _same(at, abi.encodeCall(SETTING.exchanges, ()), abi.encode(list), "exchanges");
        _same(at, abi.encodeCall(SETTING.baseTokens, ()), abi.encode(_baseTokens), "base tokens");
    }

    function _take(Vm.Log memory log) internal override {
        if (log.emitter != address(SETTING)) return;
        bytes32 kind = log.topics[0];
        if (kind == Ownable.OwnershipTransferred.selector) {
            _owner = _address(log.topics[2]);
            // until the first FeesSet the owner of the first hour receives
            if (_feeAddress == address(0)) _feeAddress = _owner;
        } else if (kind == ILaunchpadSetting.RABAddressSet.selector) {
            _rabAddress = abi.decode(log.data, (address));
        } else if (kind == ILaunchpadSetting.FeesSet.selector) {
            (_baseFee, _tokenFee, _creationFee, _feeAddress) =
                abi.decode(log.data, (uint256, uint256, uint256, address));
        } else if (kind == ILaunchpadSetting.ExchangeSet.selector) {
            address factory = _address(log.topics[1]);
            if (!_has(_factories, factory)) _factories.push(factory);
            (address router, bytes32 initHash, uint16 swapFeeBps) = abi.decode(log.data, (address, bytes32, uint16));
            _exchanges[factory] = ILaunchpadSetting.Exchange(factory, router, initHash, swapFeeBps);
        } else if (kind == ILaunchpadSetting.ExchangeRemoved.selector) {
            _drop(_factories, _address(log.topics[1]));
        } else if (kind == ILaunchpadSetting.BaseTokenSet.selector) {
            _setBaseToken(_address(log.topics[1]), abi.decode(log.data, (bool)));
        }
    }

    function _setBaseToken(address token, bool allowed) private {
        if (!allowed) _drop(_baseTokens, token);
        else if (!_has(_baseTokens, token)) _baseTokens.push(token);
    }
}
